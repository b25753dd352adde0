// Next's defaults. Without this file Next would load the shop's settings.
export default {};
