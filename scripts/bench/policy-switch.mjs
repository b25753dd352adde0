// Preloaded into the shop's server by policy.mjs, which tells it over IPC whether answers are to have a content security policy.
import { ServerResponse } from 'node:http';

/** What lib/http-server/answer-headers.ts asks for before it makes a policy, and what the page cache hands it. */
const POLICY = 'Content-Security-Policy';
const SCRIPTS = 'x-inline-scripts';

const { hasHeader, setHeader } = ServerResponse.prototype;
let isOff = false;

// An answer that has a policy already gets no other.
ServerResponse.prototype.hasHeader = function hasPolicyOr(name) {
  return (isOff && name === POLICY) || Reflect.apply(hasHeader, this, [name]);
};

ServerResponse.prototype.setHeader = function setUnlessOff(name, value) {
  return isOff && name === SCRIPTS ? this : Reflect.apply(setHeader, this, [name, value]);
};

process.on('message', ({ policy }) => {
  if (policy !== undefined) isOff = !policy;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
