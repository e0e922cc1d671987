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

/** A port that another program holds; the message says what to do. */
export class PortTaken extends Error {}

/** Throws PortTaken, which names PORT, when somebody listens there. */
export async function mustBeFree(port: number): Promise<void> {
  if (await isFree(port)) return;
  throw new PortTaken(
    `${port}번 포트를 다른 프로그램이 쓰고 있습니다. 다른 포트로 시작하려면: PORT=${port + 100} npm start\n` +
      `Port ${port} is taken. PORT moves all three ports, such as: PORT=${port + 100} npm start`,
  );
}

/** Whether nobody listens there now. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port);
    return true;
  } catch {
    // Taken, or not allowed.
    return false;
  } finally {
    probe.close();
  }
}

/** The preferred ports that are free now, so that addresses survive a restart if possible. */
export async function preferredPorts<Wishes extends object>(wishes: Wishes): Promise<Wishes> {
  const kept = { ...wishes };
  for (const [name, port] of Object.entries(wishes))
    if (!(await isFree(Number(port)))) Reflect.deleteProperty(kept, name);
  return kept;
}
