/** The body of a request of which nothing comes before `meanwhile` has happened; that begins once the body is asked for. */
export const heldBody = (bytes: Uint8Array, meanwhile: () => Promise<unknown>) =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await meanwhile()
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
