/** The frame holds no page of its own. */
export default function Page() {
  return null
}
