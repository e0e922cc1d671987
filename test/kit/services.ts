import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accessKey } from "@bupum/infra/local/place";
import { startBucketGate } from "@bupum/infra/local/bucket-gate";
import { openMail } from "@bupum/infra/local/mail";
import { providerSecrets } from "@bupum/infra/local/overrides";
import { openSecrets } from "@bupum/infra/local/secrets";
import { openSolapi } from "@bupum/infra/local/solapi";
import { startFauxqs } from "fauxqs";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serve(handle: Handle) {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

export const queues = ["notify", "dispatch", "index", "import"] as const;

/** Storage, queues, mail, SOLAPI and secrets of the local cloud, in this process. */
export async function startServices() {
  const mail = openMail();
  const solapi = openSolapi({
    ...providerSecrets.solapi.value,
    senders: new Set(["0215880000"]),
    deliveryMs: 0,
  });
  const secrets = openSecrets();
  const storage = await startFauxqs({ port: 0, logger: false, defaultRegion: "ap-northeast-2" });
  const storageOrigin = `http://127.0.0.1:${storage.port}`;
  const failures: unknown[] = [];
  const log = { failure: (_what: string, error: unknown) => void failures.push(error) };
  const gate = await startBucketGate({
    storage: storageOrigin,
    cors: () => [],
    // The gate only reports failures; the whole log belongs to the local cloud.
    log: log as unknown as Parameters<typeof startBucketGate>[0]["log"],
  });
  const servers = await Promise.all([mail.handle, solapi.handle, secrets.handle].map(serve));
  const [mailAt, solapiAt, secretsAt] = servers.map(({ origin }) => origin);
  return {
    mail,
    solapi,
    storage,
    failures,
    environment: {
      AWS_REGION: "ap-northeast-2",
      AWS_ACCESS_KEY_ID: accessKey.id,
      AWS_SECRET_ACCESS_KEY: accessKey.secret,
      AWS_ENDPOINT_URL_S3: gate.origin,
      AWS_ENDPOINT_URL_SQS: storageOrigin,
      AWS_ENDPOINT_URL_SESV2: mailAt,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsAt,
      SOLAPI_URL: solapiAt,
      SOLAPI_SECRET: providerSecrets.solapi.name,
      TOKEN_PUBLIC_KEY: secrets.tokenPublicKey,
      TOKEN_KEY_SECRET: "bupum/dev/token-key",
    },
    /** {privateKey, kid} as the auth functions read it. */
    tokenKey: JSON.parse(secrets.find("bupum/dev/token-key") ?? "{}") as { privateKey: string },
    async stop() {
      await Promise.all([...servers.map(({ stop }) => stop()), gate.stop(), storage.stop()]);
    },
  };
}
