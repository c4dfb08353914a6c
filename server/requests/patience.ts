/** With who does nothing: only the time counts in which it is their turn. */
export interface Patience {
  /** Aborts when it is over. */
  signal: AbortSignal
  /** From now on it is their turn. */
  begin(): void
  /** They have done something, or it is someone else's turn. */
  end(): void
}

export function patienceOf(ms: number): Patience {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const end = () => clearTimeout(timer)
  return {
    signal: over.signal,
    begin() {
      end()
      timer = setTimeout(() => over.abort(), ms).unref()
    },
    end,
  }
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** A body on its way to them: it is their turn while they have not taken what is there, and when they have all of it. */
export const sentPatiently = (body: Bytes, { begin, end }: Patience): Bytes => handedOn(body, { before: end, after: begin })

/** A body that comes from them: it is their turn while whoever reads it waits for more. */
export const readPatiently = (body: Bytes, { begin, end }: Patience): Bytes => handedOn(body, { before: begin, after: end })

function handedOn(body: Bytes, { before, after }: { before(): void; after(): void }): Bytes {
  const reader = body.getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        before()
        const { done, value } = await reader.read().finally(after)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead: who reads would have its turn while it has enough.
    { highWaterMark: 0 },
  )
}
