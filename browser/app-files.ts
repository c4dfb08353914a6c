/**
 * Addresses of `app.tsx` and of everything it imports, so that all of it comes at once. This is what development serves;
 * the build puts the addresses of its chunks here (vite/scripts-plugin.ts).
 */
export const appFiles: readonly string[] = [new URL('./app.tsx', import.meta.url).href]
