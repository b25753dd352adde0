// As instrumentation.js: the shop has one.
