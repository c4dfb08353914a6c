/** Chrome before 119 and Safari before 17.4 lack it: nothing on a page would wake there, and nothing would say so. */
Promise.withResolvers ??= <T>() => {
  const made = {} as PromiseWithResolvers<T>
  made.promise = new Promise<T>((resolve, reject) => {
    Object.assign(made, { resolve, reject })
  })
  return made
}
