/** Content types that have an address of their own. Everything else (head, foot, …) is part of pages. */
export const pageTypes: readonly string[] = ['page', 'icons_page']

/** Content types that come without the site's head and foot (R2.01). */
export const bareTypes: readonly string[] = ['icons_page']

/** Those that come with them. */
export const framedTypes: string[] = pageTypes.filter((type) => !bareTypes.includes(type))

/** The stories every page of a channel is made of, beside its own. */
export const globalStories = { header: 'global/header', footer: 'global/footer', notFound: 'global/error-404' } as const
