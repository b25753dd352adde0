// Next as it comes. Without a file of its own, Next takes the shop's settings.
export default {};
