import { createServer, type Server } from "node:http";
import type { AddressInfo, ListenOptions } from "node:net";
import { Server as NetServer } from "node:net";

export const host = "127.0.0.1";

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((done) => probe.close(done));
  return port;
}

/** Starts to listen on this machine only; throws an Error with code EADDRINUSE when taken. */
export function listen(server: Server, port: number, address = host): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen({ port, host: address }, () => {
      server.off("error", failed);
      // A TCP server that listens has such an address.
      done((server.address() as AddressInfo).port);
    });
  });
}

/** Ends a server and the connections that are still open. */
export function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** Runs a start that listens on every address of the machine, and keeps it to this machine. */
export async function onThisMachineOnly<Started>(start: () => Promise<Started>): Promise<Started> {
  const original = NetServer.prototype.listen;
  function confined(this: NetServer, ...given: unknown[]) {
    const [options] = given;
    if (options && typeof options === "object" && "host" in options)
      given[0] = { ...(options as ListenOptions), host };
    return Reflect.apply(original, this, given) as NetServer;
  }
  NetServer.prototype.listen = confined as typeof original;
  try {
    return await start();
  } finally {
    NetServer.prototype.listen = original;
  }
}
