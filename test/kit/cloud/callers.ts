import { AsyncLocalStorage } from "node:async_hooks";
import { S3Client } from "@aws-sdk/client-s3";
import { functionKey, type Refused } from "@bupum/infra/local/access/access";
import { accessKey } from "@bupum/infra/local/kernel/place";
import { beforeNextFile } from "../between-files.ts";

/** The function that is running, in every async context of its code; none for the test itself. */
const running = new AsyncLocalStorage<string>();

/** What the gates refused to functions since a test last checked. */
export const refusals: Refused[] = [];

/** Folders above all areas, by what their functions are called. */
export const kinds = { admin: "admin", jobs: "job", sites: "site", sockets: "socket" } as const;

/** The function of a noun, or of a job such as jobs/relay, by its name in infra. */
export function functionOf(folder: string): string {
  const [parent = "", child] = folder.split("/");
  return child ? `${kinds[parent as keyof typeof kinds]}-${child}` : `user-${parent}`;
}

/** Runs a function's code with that function's key, as Lambda does. */
export const asFunction = <Result>(name: string, run: () => Result): Result =>
  running.run(name, run);

/** The access key of the function that is running; undefined for the test itself. */
export function keyOfRunning(): string | undefined {
  const name = running.getStore();
  return name && functionKey(name);
}

/** Called at every request: several functions run in one process here, even at the same time. */
const credentials = Object.assign(
  async () => ({
    accessKeyId: keyOfRunning() ?? accessKey.id,
    secretAccessKey: accessKey.secret,
  }),
  // The SDK caches a provider's result, unless the provider says that it caches by itself.
  { memoized: true },
);

interface Client {
  config: { credentials: unknown };
  send(...given: unknown[]): unknown;
}

/** Makes an SDK client sign with the key of the function that is running. */
export function signAsRunning(client: { config: object }): void {
  (client.config as Client["config"]).credentials = credentials;
}

/**
 * Does so for every SDK client, since the functions' modules create some themselves. They read
 * credentials from the environment, which belongs to one function on Lambda.
 */
export function signEveryCall(): void {
  // The class that all clients of the SDK extend; packages give no other way to reach it.
  const { prototype } = Object.getPrototypeOf(S3Client) as { prototype: Client };
  const { send } = prototype;
  beforeNextFile(() => {
    prototype.send = send;
  });
  const known = new WeakSet<object>();
  prototype.send = function sendAsRunning(this: Client, ...given) {
    if (!known.has(this.config)) {
      known.add(this.config);
      signAsRunning(this);
    }
    return Reflect.apply(send, this, given);
  };
}
