import { AsyncLocalStorage } from "node:async_hooks";
import { S3Client } from "@aws-sdk/client-s3";
import { functionKey, type Refused } from "@bupum/infra/local/access/access";
import { accessKey } from "@bupum/infra/local/kernel/place";

/** The function that is being run, wherever its code waits; none where a test acts by itself. */
const running = new AsyncLocalStorage<string>();

/** What the gates refused to functions since a test last looked. */
export const refusals: Refused[] = [];

const kinds = { admin: "admin", jobs: "job", sites: "site" } as const;

/** The function of a folder below functions/src, by the name that infra gives it. */
export function functionOf(folder: string): string {
  const [parent = "", child] = folder.split("/");
  return child ? `${kinds[parent as keyof typeof kinds]}-${child}` : `user-${parent}`;
}

/** Runs the code of a function with the key of that function, as Lambda does. */
export const asFunction = <Result>(name: string, run: () => Result): Result =>
  running.run(name, run);

/** Asked at every call: several functions run in one process here, even at the same time. */
const credentials = Object.assign(
  async () => {
    const name = running.getStore();
    return {
      accessKeyId: name ? functionKey(name) : accessKey.id,
      secretAccessKey: accessKey.secret,
    };
  },
  // The SDK keeps what a provider has said, unless that one says that it does so itself.
  { memoized: true },
);

interface Client {
  config: { credentials: unknown };
  send(...given: unknown[]): unknown;
}

/** Lets a client of the SDK sign with the key of the function that is being run. */
export function signAsRunning(client: { config: object }): void {
  (client.config as Client["config"]).credentials = credentials;
}

/**
 * Lets every client of the SDK do so, of which the functions make some in modules of their own.
 * They read their credentials from the environment, which belongs to one function on Lambda.
 */
export function signEveryCall(): void {
  // The class that all clients of the SDK extend; packages give no other way to reach it.
  const { prototype } = Object.getPrototypeOf(S3Client) as { prototype: Client };
  const { send } = prototype;
  const known = new WeakSet<object>();
  prototype.send = function sendAsRunning(this: Client, ...given) {
    if (!known.has(this.config)) {
      known.add(this.config);
      signAsRunning(this);
    }
    return Reflect.apply(send, this, given);
  };
}
