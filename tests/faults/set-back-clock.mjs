// Preloaded into a shop: sets its clock back by an hour when it is sent SIGUSR2.
const now = Date.now
process.on('SIGUSR2', () => {
  Date.now = () => now() - 3_600_000
})
