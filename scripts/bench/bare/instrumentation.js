// Without a file of its own, Next takes the shop's.
export function register() {}
