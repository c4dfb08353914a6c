import { createMessages } from '../../runtime/messages/create-messages.ts'
import { passwordLength } from '../../schemas/password-length.ts'

const { least, most } = passwordLength

const german = {
  signUp: {
    subject: 'Bitte bestätigen: Kundenkonto bei {name}',
    text: `Guten Tag,

mit dieser Adresse soll ein Kundenkonto bei {name} eröffnet werden. Dieser Link führt dorthin, wo es mit dem gewählten Passwort geöffnet wird:

{link}

Fehlt dort der Code, ist es dieser:

{code}

Der Link gilt {hours} Stunden. Kam der Wunsch von jemand anderem, ist nichts zu tun: Ohne das Passwort entsteht kein Konto, und die Angaben werden gelöscht.

{signature}`,
  },
  known: {
    subject: 'Es gibt schon ein Kundenkonto bei {name}',
    text: `Guten Tag,

mit dieser Adresse sollte ein Kundenkonto bei {name} eröffnet werden. Sie hat schon eines, und daran ist nichts geändert.

Anmelden:
{logIn}

Ein neues Passwort, wenn das alte nicht mehr zur Hand ist:
{reset}

{signature}`,
  },
  password: {
    subject: 'Neues Passwort für das Kundenkonto bei {name}',
    text: `Guten Tag,

für das Kundenkonto dieser Adresse bei {name} wurde ein neues Passwort gewünscht. Hier wird es gewählt:

{link}

Fehlt dort der Code, ist es dieser:

{code}

Der Link gilt {minutes} Minuten und einmal. Kam der Wunsch von jemand anderem, ist nichts zu tun: Das alte Passwort gilt weiter.

{signature}`,
  },
  unknown: {
    subject: 'Kein Kundenkonto bei {name} zu dieser Adresse',
    text: `Guten Tag,

für diese Adresse wurde bei {name} ein neues Passwort gewünscht. Zu ihr gibt es kein Kundenkonto, vielleicht aber zu einer anderen Adresse.

Ein Konto eröffnen:
{signUp}

{signature}`,
  },
  changed: {
    subject: 'Das Passwort bei {name} ist geändert',
    text: `Guten Tag,

das Passwort des Kundenkontos bei {name} wurde gerade geändert, und auf allen anderen Geräten ist es abgemeldet.

War das jemand anders, hilft nur schnell ein neues Passwort:
{reset}

{signature}`,
  },
  mail: { signature: '{name}\n{street}, {city}\n{phone}\n{email}' },
  problem: {
    form: 'Das hat nicht geklappt: Bitte die markierten Felder ansehen.',
    email: 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.',
    password: `Bitte ein Passwort mit ${least} bis ${most} Zeichen wählen.`,
    newPassword: `Bitte ein Passwort mit ${least} bis ${most} Zeichen wählen.`,
    firstName: 'Der Vorname darf höchstens 60 Zeichen haben.',
    lastName: 'Der Nachname darf höchstens 60 Zeichen haben.',
    wrong: 'Das Passwort stimmt nicht.',
    notChosen:
      'Das ist nicht das Passwort, das für dieses Konto gewählt wurde. Ist es vergessen, hilft nur, das Konto noch einmal zu eröffnen.',
    site: 'X-Channel und X-Locale, oder channel und locale in der Adresse, müssen einen Shop nennen, den es gibt.',
    code: 'Dieser Code gilt nicht oder nicht mehr.',
    newCode: 'Dieser Code gilt nicht oder nicht mehr. Bitte den Link aus der neuesten E-Mail nehmen, oder eine neue anfordern.',
  },
} as const

export type CustomerProblem = keyof typeof german.problem

/** What accounts say outside the shop's pages: in mails, and of a form that can't be taken. Throws where a sentence is missing. */
export const customerWords = createMessages((sentence) => {
  throw new Error(sentence)
}, german)
