import type { World } from "../world.ts";
import type { Sender } from "./between.ts";

/** What is called by fetch, and by what its addresses begin. */
function watchedIn(world: World) {
  const { SOLAPI_URL, TOSS_URL, POPBILL_URL, AWS_ENDPOINT_URL_S3 } = world.services.environment;
  const bucket = `${AWS_ENDPOINT_URL_S3}/${process.env["SNAPSHOT_BUCKET_NAME"]}/`;
  return { solapi: SOLAPI_URL!, toss: TOSS_URL!, popbill: POPBILL_URL!, bucket };
}

/**
 * Kills the worker of this process at any step: before or after a call to the table, SES, SOLAPI, the
 * card provider, the provider of tax invoices, or the bucket of snapshots.
 * A dead worker makes no further call until revived. The product's code knows nothing of it.
 */
export async function mortal(world: World) {
  const { client: table } = await import("@bupum/functions/kernel/table");
  const { client: ses } = await import("@bupum/functions/providers/message/ses");
  let left = Infinity;
  let diedAt: string | undefined;
  let armed = false;
  let onlyWrites = false;

  function step(name: string, isWritten: boolean) {
    if (!armed) return;
    if (diedAt === undefined && ((onlyWrites && !isWritten) || left-- > 0)) return;
    diedAt ??= name;
    throw new Error(`Killed ${diedAt}.`);
  }
  async function around<T>(name: string, call: () => Promise<T>, isWrite = true): Promise<T> {
    step(`before ${name}`, false);
    const reply = await call();
    step(`after ${name}`, isWrite);
    return reply;
  }
  function watch(client: unknown, name: string) {
    const sender = client as Sender;
    const send = sender.send.bind(client);
    sender.send = (command) => {
      const isWrite = !/Get|Query/.test(command.constructor.name);
      return around(name, () => send(command), isWrite);
    };
  }
  watch(table, "table");
  watch(ses, "mail");
  const { fetch } = globalThis;
  const watched = Object.entries(watchedIn(world));
  globalThis.fetch = (target, init) => {
    const name = watched.find(([, url]) => String(target).startsWith(url))?.[0];
    const isWrite = name !== "bucket" || init?.method !== "GET";
    return name ? around(name, () => fetch(target, init), isWrite) : fetch(target, init);
  };

  return {
    /**
     * Dies at that step, counted from 0. With `writes` only steps after a write count: at all
     * others the stored state is the same as after the write before.
     */
    arm(at: number, among: "everything" | "writes" = "everything") {
      left = at;
      onlyWrites = among === "writes";
      diedAt = undefined;
      armed = true;
    },
    /** Revives the worker; returns where it died. */
    revive(): string | undefined {
      armed = false;
      return diedAt;
    },
    stop() {
      globalThis.fetch = fetch;
    },
  };
}
