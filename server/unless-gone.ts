/** There is none, nor can there be one with a name that leads through a file, to a folder, or is longer than a name can be. */
const gone = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

/** What was asked of a file; `undefined`: there is no such file. */
export async function unlessGone<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && gone.includes(String(error.code))) return undefined
    throw error
  }
}
