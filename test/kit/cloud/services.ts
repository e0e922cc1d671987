import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Access } from "@bupum/infra/local/access/access";
import { startGate } from "@bupum/infra/local/access/gate";
import { Usage } from "@bupum/infra/local/access/usage";
import { startBucketGate } from "@bupum/infra/local/bucket/gate";
import { openMail } from "@bupum/infra/local/stand-ins/mail";
import type { Policies } from "@bupum/infra/local/access/templates";
import {
  popbillService,
  providerSecrets,
  sendbirdApp,
} from "@bupum/infra/local/stand-ins/overrides";
import { openPopbill } from "@bupum/infra/local/stand-ins/popbill/popbill";
import { accessKey } from "@bupum/infra/local/kernel/place";
import { openSecrets } from "@bupum/infra/local/stand-ins/secrets";
import { openKms } from "@bupum/infra/local/stand-ins/kms";
import { openSendbird } from "@bupum/infra/local/stand-ins/sendbird/sendbird";
import { openToss } from "@bupum/infra/local/stand-ins/toss/toss";
import { openSolapi } from "@bupum/infra/local/stand-ins/solapi";
import { startFauxqs } from "fauxqs";
import { inject } from "vitest";
import { socketPath } from "@bupum/infra/sockets/sockets";
import { refusals } from "./callers.ts";
import { keptSockets, socketApi } from "./sockets.ts";

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

/** Addresses of the services behind the gates, beside the tables. */
interface Behind {
  storage: string;
  mail: string;
  secrets: string;
  kms: string;
  sockets: string;
}

/** Allows each function what its role allows; records refusals and failures. */
async function startGates({ storage, mail, secrets, kms, sockets }: Behind, policies: Access) {
  policies.onRefusal = (refused) => void refusals.push(refused);
  const failures: unknown[] = [];
  const shared = {
    access: () => policies,
    log: { failure: (_what: string, error: unknown) => void failures.push(error) },
  };
  const tables = inject("dynamoDb");
  const gates = await Promise.all([
    startBucketGate({ storage, cors: () => [], ...shared }),
    startGate({
      behind: {
        DynamoDB_20120810: tables,
        DynamoDBStreams_20120810: tables,
        AmazonSQS: storage,
        secretsmanager: secrets,
        ses: mail,
        TrentService: kms,
        "execute-api": sockets,
      },
      databaseKey: accessKey.id,
      ...shared,
    }),
  ]);
  const [buckets, others] = gates;
  return {
    failures,
    environment: {
      AWS_ENDPOINT_URL_S3: buckets.origin,
      ...others.environment,
      CHAT_SOCKET_ENDPOINT: `${others.origin}/${socketApi()}/${socketPath}`,
    },
    stop: () => Promise.all(gates.map((gate) => gate.stop())),
  };
}

/** Saves the calls of the roles where `npm run grants` asks for it. */
function keep(usage: Usage) {
  const folder = process.env["GRANTS_FOLDER"];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(usage.all));
}

/** The providers that a test looks into. */
const providers = () => ({
  mail: openMail(),
  solapi: openSolapi({
    ...providerSecrets.solapi.value,
    senders: new Set(["0215880000"]),
    deliveryMs: 0,
  }),
  toss: openToss(providerSecrets.toss.value),
  popbill: openPopbill({ ...providerSecrets.popbill.value, service: popbillService }),
  sendbird: openSendbird({ ...providerSecrets.sendbird.value, app: sendbirdApp }),
});

/** Variables that name the provider of tax invoices. */
const invoicesAt = (origin: string | undefined) => ({
  LINKHUB_URL: origin,
  POPBILL_URL: origin,
  POPBILL_SERVICE: popbillService,
  POPBILL_SECRET: providerSecrets.popbill.name,
});

/** Storage, queues, mail, SOLAPI and secrets of the local cloud, in this process. */
export async function startServices({ documents }: Pick<Policies, "documents">) {
  const usage = new Usage();
  const { mail, solapi, toss, popbill, sendbird } = providers();
  const secrets = openSecrets();
  const kms = openKms();
  // Of the templates; none where no function of them has a right to it.
  kms.create([inject("policies").environment["BILLING_KEY_ARN"]?.split("/").at(-1) ?? "billing"]);
  const sockets = keptSockets();
  const storage = await startFauxqs({ port: 0, logger: false, defaultRegion: "ap-northeast-2" });
  const servers = await Promise.all(
    [mail, solapi, secrets, kms, toss, sendbird, sockets, popbill].map(({ handle }) =>
      serve(handle),
    ),
  );
  const [mailAt, solapiAt, secretsAt, kmsAt, tossAt, sendbirdAt, socketsAt, popbillAt] =
    servers.map(({ origin }) => origin);
  const behind = {
    storage: `http://127.0.0.1:${storage.port}`,
    mail: mailAt!,
    secrets: secretsAt!,
    kms: kmsAt!,
    sockets: socketsAt!,
  };
  const access = new Access(documents, usage);
  const gates = await startGates(behind, access);
  return {
    access,
    mail,
    solapi,
    toss,
    popbill,
    sendbird,
    sockets,
    storage,
    failures: gates.failures,
    environment: {
      AWS_REGION: "ap-northeast-2",
      AWS_ACCESS_KEY_ID: accessKey.id,
      AWS_SECRET_ACCESS_KEY: accessKey.secret,
      ...gates.environment,
      SOLAPI_URL: solapiAt,
      SOLAPI_SECRET: providerSecrets.solapi.name,
      TOSS_URL: tossAt,
      TOSS_SECRET: providerSecrets.toss.name,
      TOSS_SCRIPT_URL: `${tossAt}/v2/standard`,
      ...invoicesAt(popbillAt),
      SENDBIRD_URL: sendbirdAt,
      SENDBIRD_APP: sendbirdApp,
      SENDBIRD_SECRET: providerSecrets.sendbird.name,
      TOKEN_PUBLIC_KEY: secrets.tokenPublicKey,
      TOKEN_KEY_SECRET: "bupum/dev/token-key",
    },
    /** {privateKey, kid} as the auth functions read them. */
    tokenKey: JSON.parse(secrets.find("bupum/dev/token-key") ?? "{}") as { privateKey: string },
    async stop() {
      keep(usage);
      await Promise.all([...servers.map(({ stop }) => stop()), gates.stop(), storage.stop()]);
    },
  };
}
