import { type IncomingMessage, Server } from 'node:http';

/**
 * Next keeps the X-Forwarded-For that a client sends and writes the connection's address only where there is none. Without a
 * proxy in front of it anybody could thus be a new client with each call, to the rate limits (contract.md A2: starts cost money).
 */
export function writeOwnClientAddress(): void {
  const { emit } = Server.prototype;
  Server.prototype.emit = function withoutForwarded(this: Server, event: string, ...args: unknown[]) {
    if (event === 'request') delete (args[0] as IncomingMessage).headers['x-forwarded-for'];
    return Reflect.apply(emit, this, [event, ...args]);
  };
}
