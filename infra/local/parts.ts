import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { startBucketGate } from "./bucket-gate.ts";
import { corsRulesOf } from "./bucket-cors.ts";
import { dynamoDbAt, startDynamoDb } from "./dynamodb.ts";
import { identitiesOf, physicalName } from "./identities.ts";
import type { Log } from "./log.ts";
import { openMail } from "./mail.ts";
import {
  environmentOverrides,
  parameterValues,
  providerSecrets,
  templateOrigins,
} from "./overrides.ts";
import { accessKey, region } from "./place.ts";
import { close, listen } from "./ports.ts";
import { startStorage } from "./queues.ts";
import { frankfurter, koreaExim } from "./rates.ts";
import { type Resolver, resolverOf } from "./resolve.ts";
import { openSecrets } from "./secrets.ts";
import { openSolapi } from "./solapi.ts";
import { type Raw, readStacks } from "./template.ts";

export interface PortWishes {
  userApi?: number;
  adminApi?: number;
  inboxes?: number;
  dynamoDb?: number;
  storage?: number;
  buckets?: number;
}

interface Options {
  dataDir?: string;
  templates: string;
  ports?: PortWishes;
  sites?: { web: string; admin: string };
  dynamoDb?: string;
  log: Log;
}

export type Parts = Awaited<ReturnType<typeof startParts>>;

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

async function serve(handle: Handle, servers: Set<Server>, log: Log): Promise<string> {
  const server = createServer(async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      log.failure(`stand-in ${request.method} ${request.url?.split("?")[0]}`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });
  servers.add(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

/** A database of its own for one cloud inside a DynamoDB Local that many share. */
const ownAccount = () => `local${randomBytes(6).toString("hex")}`;

/** Starts what stands for AWS and the outside services, and reads the templates against it. */
export async function startParts(options: Options) {
  const { dataDir, ports = {}, log } = options;
  const file = (name: string) => dataDir && join(dataDir, name);
  const sites = options.sites ?? templateOrigins;
  const servers = new Set<Server>();

  const dynamoDbFolder = file("dynamodb");
  const [dynamoDb, storage] = await Promise.all([
    options.dynamoDb
      ? dynamoDbAt(options.dynamoDb, async () => undefined, ownAccount())
      : startDynamoDb({
          ...(dynamoDbFolder && { folder: dynamoDbFolder }),
          ...(ports.dynamoDb && { port: ports.dynamoDb }),
        }),
    startStorage(file("storage"), ports.storage),
  ]);
  const secrets = openSecrets(file("secrets.json"));
  const mail = openMail(file("mail.jsonl"));
  const messagesFile = file("messages.jsonl");
  const solapi = openSolapi({
    ...providerSecrets.solapi.value,
    ...(messagesFile && { file: messagesFile }),
    senders: new Set(),
  });
  const corsOf = (bucket: string) => {
    const found = resolver()
      .ofType("AWS::S3::Bucket")
      .find((resource) => physicalName(resource) === bucket);
    return found ? corsRulesOf(resolver().properties(found)) : [];
  };
  const gate = await startBucketGate({
    storage: storage.origin,
    cors: corsOf,
    log,
    ...(ports.buckets && { port: ports.buckets }),
  });
  const origins = {
    ses: await serve(mail.handle, servers, log),
    secrets: await serve(secrets.handle, servers, log),
    solapi: await serve(solapi.handle, servers, log),
    koreaExim: await serve(koreaExim(providerSecrets.eximbank.value.authKey), servers, log),
    frankfurter: await serve(frankfurter(), servers, log),
  };

  let current: Resolver;
  const resolver = () => current;
  function reread() {
    const stacks = readStacks(options.templates);
    if (stacks.length === 0) throw new Error(`No templates in ${options.templates}`);
    const identities = identitiesOf({
      parameters: parameterValues(secrets.tokenPublicKey),
      addresses: { buckets: gate.origin.replace("http://", ""), queues: storage.origin },
      secret: secrets.find,
      streamArn: () => undefined,
    });
    secrets.create(
      stacks.flatMap(({ resources }) =>
        [...resources.values()].filter(({ type }) => type === "AWS::SecretsManager::Secret"),
      ),
    );
    const raw = resolverOf(stacks, identities);
    const here = originsHere(sites);
    current = {
      ...raw,
      // Objects in, objects out.
      properties: (resource) => here(raw.properties(resource)) as ReturnType<typeof raw.properties>,
    };
  }
  reread();

  const overrides = environmentOverrides({ ...origins, site: sites.web, admin: sites.admin });
  return {
    ...{ dynamoDb, storage, secrets, mail, solapi, gate, origins, sites, resolver, reread },
    get queueNames() {
      return resolver().ofType("AWS::SQS::Queue").map(physicalName);
    },
    get bucket() {
      // The bucket that browsers may send files to is the one with CORS rules.
      return resolver()
        .ofType("AWS::S3::Bucket")
        .filter((resource) => "CorsConfiguration" in resource.properties)
        .map(physicalName)[0];
    },
    read: <Value>(reader: (resolver: Resolver) => Value): Value => reader(resolver()),
    /** Variables of functions that stand in for a provider's address, where a template has them. */
    overrides,
    /** Variables that Lambda itself gives, with the addresses of this machine. */
    environment: (): Record<string, string> => ({
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: dynamoDb.keyId,
      AWS_SECRET_ACCESS_KEY: accessKey.secret,
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.origin,
      AWS_ENDPOINT_URL_S3: gate.origin,
      AWS_ENDPOINT_URL_SQS: storage.origin,
      AWS_ENDPOINT_URL_SESV2: origins.ses,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: origins.secrets,
    }),
    async stop() {
      solapi.stop();
      await Promise.all([gate.stop(), ...[...servers].map(close)]);
      await storage.stop();
      await dynamoDb.stop();
    },
  };
}

/** Replaces the origins that stage dev names by those that the sites have on this machine. */
function originsHere(sites: { web: string; admin: string }) {
  const here = new Map([
    [templateOrigins.web, sites.web],
    [templateOrigins.admin, sites.admin],
  ]);
  function replace(value: Raw): Raw {
    if (typeof value === "string") return here.get(value) ?? value;
    if (Array.isArray(value)) return value.map(replace);
    if (!value || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
  }
  return replace;
}
