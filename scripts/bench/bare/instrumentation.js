// Without this file Next would load the shop's.
export function register() {}
