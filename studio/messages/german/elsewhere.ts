export const elsewhere = {
  other: 'Ein Space bei Storyblok',
  service: 'Dienst',
  space: 'Nummer des Spaces',
  token: 'Persönliches Token',
  tokenAbout: 'Aus deinem Konto bei Storyblok. Es bleibt in diesem Tab und geht nur an den Dienst.',
  enter: 'Space öffnen',
  refused: 'Der Dienst nimmt dieses Token nicht an, oder es gibt den Space dort nicht.',
  unreachable: 'Der Dienst ist von hier nicht zu erreichen. Vielleicht erlaubt er keine Anfragen aus dem Browser (CORS).',
  back: 'Zum eigenen Space',
}
