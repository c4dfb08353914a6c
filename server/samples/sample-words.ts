import { createMessages } from '../../runtime/messages/create-messages.ts'
import { mostSamples } from '../../schemas/cards/sample.ts'

const german = {
  customer: {
    subject: 'Musterkarten {number}: Ihre Bestellung bei {name}',
    text: `Guten Tag,

bei {name} wurden Musterkarten bestellt, die an die Anschrift gehen, die dazu angegeben wurde:

{designs}

{price}

Stimmt etwas nicht, antworten Sie einfach auf diese E-Mail und nennen die Nummer {number}. War es ein Versehen, auch.

{signature}`,
    named: 'Die Designs, wie sie dazu geschrieben wurden.',
  },
  shop: {
    subject: 'Musterkarten {number} nach {city}',
    text: `{designs}

{price}

{person}
{street}
{postcode} {city}
{country}
{email}

Wünsche: {wishes}`,
  },
  price: {
    free: 'Sie kosten nichts, der Versand als Brief auch nicht.',
    paid: 'Betrag: {price} einschließlich Mehrwertsteuer und Versand als Brief. Wie Sie bezahlen können, schreiben wir Ihnen, bevor wir drucken.',
    unknown: 'Die ersten {free} kosten nichts, jede weitere {further}, einschließlich Mehrwertsteuer und Versand als Brief.',
  },
  mail: { signature: '{name}\n{street}, {city}\n{phone}\n{email}', none: 'keine' },
  problem: {
    form: 'Die Bestellung hat nicht geklappt: Bitte die markierten Felder ansehen.',
    designs: `Bitte zwischen einem und ${mostSamples} Designs auswählen.`,
    designNames: 'Bitte höchstens 600 Zeichen eingeben.',
    unknown: 'Eines dieser Designs gibt es nicht mehr: Bitte nehmen Sie es heraus.',
    name: 'Bitte Vor- und Nachnamen eingeben, höchstens 120 Zeichen.',
    street: 'Bitte Straße und Hausnummer eingeben, höchstens 120 Zeichen.',
    postcode: 'Bitte eine Postleitzahl dieses Landes eingeben.',
    city: 'Bitte einen Ort eingeben, höchstens 80 Zeichen.',
    email: 'Bitte eine E-Mail-Adresse wie name@beispiel.de eingeben.',
    wishes: 'Bitte höchstens 400 Zeichen eingeben.',
    toAddress: 'Für diese E-Mail-Adresse kamen gerade mehrere Bestellungen. Bitte in einer Stunde noch einmal versuchen, oder anrufen.',
    absent: 'Musterkarten gibt es nur bei den Karten.',
  },
} as const

/** What is said of sample cards outside the shop's pages. Throws where a sentence is missing. */
export const sampleWords = createMessages((sentence) => {
  throw new Error(sentence)
}, german)
