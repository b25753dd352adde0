// See instrumentation.js.
