/** The imprint and privacy pages of both brands; whoever runs the shop fills in their own company. */
interface Company {
  brand: string
  company: string
  court: string
}

export const imprintText = ({ brand, company, court }: Company): string => `## Angaben zum Anbieter

${company}
\\Anschrift, Telefon und E-Mail stehen am Ende dieser Seite.

**Vertreten durch** die Geschäftsführung

**Registereintrag:** ${court}, HRB 000000

**Umsatzsteuer-Identifikationsnummer:** DE000000000

**Verantwortlich für den Inhalt:** die Geschäftsführung, unter der Anschrift des Unternehmens

## Streitbeilegung

Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Am liebsten klären wir Fragen direkt: Rufen Sie an oder schreiben Sie uns.

## Urheberrecht

Zeichnungen, Texte und Vorlagen auf diesen Seiten stammen von ${brand}. Für private Karten, die bei uns bestellt werden, dürfen sie verwendet werden. Jede andere Nutzung braucht unsere Zustimmung. Zitate gehören ihren Urhebern, gemeinfreie Texte allen.

## Haftung für Links

Seiten, auf die wir verweisen, haben wir beim Setzen des Links geprüft. Für ihre späteren Inhalte sind ihre Betreiber verantwortlich.`

export const privacyText = ({
  brand,
  company,
}: Company): string => `Diese Erklärung sagt, welche Daten ${brand} verarbeitet, wozu, auf welcher Grundlage und wie lange. Sie gilt für alle Seiten dieses Shops.

## Wer verantwortlich ist

Verantwortlich ist die ${company}. Anschrift, Telefon und E-Mail stehen im Impressum. Schreiben Sie an dieselbe Adresse, wenn Sie Auskunft wünschen oder eines Ihrer Rechte ausüben möchten.

## Beim Besuch der Seiten

Unser Server verarbeitet Adresse, Zeitpunkt, aufgerufene Seite und die Kennung des Browsers, um die Seite auszuliefern und Angriffe abzuwehren. Grundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO). Diese Protokolle werden nach kurzer Zeit gelöscht.

## Cookies und Einwilligung

Notwendige Cookies halten Warenkorb, Anmeldung und die Wahl des Landes fest. Ein Cookie namens splitIoUserKey enthält eine zufällige Kennung ohne Namen: Damit sehen Sie bei jedem Besuch dieselbe Fassung einer Seite, wenn wir zwei vergleichen. Dienste zur Messung von Besuchen laden wir nur, wenn Sie zugestimmt haben (Art. 6 Abs. 1 Buchst. a DSGVO). Die Zustimmung können Sie jederzeit widerrufen.

## Bestellung und Kundenkonto

Für eine Bestellung brauchen wir Name, Anschrift, E-Mail-Adresse, die gewählte Zahlungsart und Ihre Gestaltung. Grundlage ist der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO). Rechnungen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen, danach werden sie gelöscht. Ein Kundenkonto bleibt bestehen, bis Sie es auflösen.

## Bilder und Druckdaten

Bilder, Texte und Dateien, die Sie hochladen, verwenden wir nur für Ihren Auftrag. Sie werden nicht veröffentlicht und nicht für Werbung genutzt. Für Nachdrucke bleiben sie eine begrenzte Zeit gespeichert, auf Wunsch löschen wir sie sofort nach der Lieferung.

## Namen und Anschriften Ihrer Gäste

Wer Namen hochlädt oder Gäste zu Antworten einlädt, gibt uns Daten anderer Menschen. Wir verarbeiten sie ausschließlich, um Karten und Umschläge zu bedrucken oder die Antworten anzuzeigen, und geben sie nicht weiter. Bitte laden Sie nur hoch, was dafür nötig ist.

## Newsletter

Den Newsletter bekommt nur, wer den Link in der Bestätigungsmail öffnet. Pflicht ist allein die E-Mail-Adresse, Name, Geburtstag und Hochzeitsdatum sind freiwillig. Jede Ausgabe enthält einen Link zum Abmelden.

## Wer Daten von uns bekommt

Zahlungsdienste erhalten, was sie für die Zahlung brauchen, Versanddienste Name und Anschrift für die Zustellung. Dienstleister, die für uns Server betreiben oder E-Mails versenden, sind vertraglich an unsere Weisungen gebunden. Werden Daten außerhalb der EU verarbeitet, geschieht das nur auf einer gesetzlich vorgesehenen Grundlage.

## Ihre Rechte

- Auskunft über Ihre Daten (Art. 15 DSGVO)
- Berichtigung falscher Daten (Art. 16 DSGVO)
- Löschung und Einschränkung (Art. 17 und 18 DSGVO)
- Übertragung in einem gängigen Format (Art. 20 DSGVO)
- Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO)
- Widerruf einer Einwilligung für die Zukunft (Art. 7 Abs. 3 DSGVO)

Sie können sich außerdem bei einer Datenschutzbehörde beschweren, in Deutschland bei der Ihres Bundeslandes, in Österreich bei der Datenschutzbehörde in Wien, in der Schweiz beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten. In der Schweiz gilt ergänzend das Datenschutzgesetz.

## Stand

Ändern sich unsere Abläufe, ändern wir diese Erklärung. Es gilt die Fassung, die hier steht.`
