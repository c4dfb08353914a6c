import { createMessages } from '../../runtime/messages/create-messages.ts'

const german = {
  confirm: {
    subject: 'Bitte bestätigen: Newsletter von {name}',
    text: `Guten Tag,

mit dieser Adresse wurde der Newsletter von {name} bestellt. Mit diesem Link wird die Anmeldung gültig, danach kommt der Gutschein über {value}:

{link}

Öffnet sich der Link nicht, hilft dieser Code auf der Seite {page}:

{code}

War es ein Versehen, ist nichts zu tun: Ohne Bestätigung kommt kein Newsletter, und die Adresse wird nach {days} Tagen gelöscht.

{signature}`,
  },
  voucher: {
    subject: 'Der Gutschein über {value} von {name}',
    text: `{greeting}

danke für die Anmeldung. Hier ist der Gutschein über {value} für die erste Bestellung:

{voucher}

Er gilt bis zum {until} und wird im Warenkorb eingegeben.

Abmelden ist jederzeit möglich:
{unsubscribe}

{signature}`,
  },
  known: {
    subject: 'Schon angemeldet: Newsletter von {name}',
    text: `Guten Tag,

mit dieser Adresse wurde der Newsletter von {name} noch einmal bestellt. Sie ist schon angemeldet, es ist nichts zu tun.

Abmelden ist jederzeit möglich:
{unsubscribe}

{signature}`,
  },
  mail: {
    greeting: 'Guten Tag,',
    greetingByName: 'Guten Tag {person},',
    signature: '{name}\n{street}, {city}\n{phone}\n{email}',
  },
  problem: {
    form: 'Die Anmeldung hat nicht geklappt: Bitte die markierten Felder ansehen.',
    email: 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.',
    firstName: 'Der Vorname darf höchstens 60 Zeichen haben.',
    lastName: 'Der Nachname darf höchstens 60 Zeichen haben.',
    birthday: 'Bitte einen Geburtstag zwischen 1900 und heute eingeben.',
    weddingDate: 'Bitte ein Datum zwischen 1900 und 2100 eingeben.',
    consent: 'Bitte dem Empfang des Newsletters zustimmen.',
    code: 'Dieser Code gehört zu keiner Anmeldung. Bitte den Link aus der neuesten E-Mail nehmen, oder noch einmal anmelden.',
    voucher: 'Diesen Gutschein gibt es nicht, oder er gilt nicht mehr.',
  },
} as const

/** What the newsletter says outside the shop's pages: in mails, and of a form that can't be taken. Throws where a sentence is missing. */
export const newsletterWords = createMessages((sentence) => {
  throw new Error(sentence)
}, german)
