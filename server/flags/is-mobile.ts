/** What browsers on phones and most tablets say of themselves: https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent */
export const isMobile = (userAgent: string) => /Mobi/.test(userAgent)
