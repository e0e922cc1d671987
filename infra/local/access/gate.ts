import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readBody } from "../kernel/body.ts";
import { connectionIn } from "../gateway/management.ts";
import type { Log } from "../kernel/log.ts";
import { pipeReply, forward } from "../kernel/forward.ts";
import { close, listen } from "../kernel/ports.ts";
import type { RawObject } from "../templates/template.ts";
import type { Access } from "./access.ts";
import { type Service, type ServiceName, services } from "./json-asks.ts";

type Onward = Pick<IncomingMessage, "method" | "url" | "headers">;

interface Options {
  /** The real address of each service; these check nothing. */
  behind: Record<ServiceName, string>;
  /** The access key that owns the tables: DynamoDB Local has a database for each key. */
  databaseKey: string;
  access(): Access;
  log: Pick<Log, "failure">;
}

const mostBytes = 16 * 1024 * 1024;
const credential = /Credential=([^/,]+)/;

/** The access key of a signed request: it begins the signature's scope. */
const keyOf = (authorization: string | undefined) => credential.exec(authorization ?? "")?.[1];

function refuse(
  response: ServerResponse,
  { status, type, query }: Service["denied"],
  message: string,
) {
  response.writeHead(status, {
    "content-type": "application/x-amz-json-1.0",
    "x-amzn-errortype": type,
    ...(query && { "x-amzn-query-error": query }),
  });
  // Services differ in the case of the first letter: clients read both.
  response.end(JSON.stringify({ __type: type, message, Message: message }));
}

function addressed(request: IncomingMessage): { service: ServiceName; call: string } | undefined {
  const [target = "", call = ""] = String(request.headers["x-amz-target"] ?? "").split(".");
  if (target in services) return { service: target as ServiceName, call };
  if (request.url === "/v2/email/outbound-emails") return { service: "ses", call: "SendEmail" };
  const connection = connectionIn(request.url);
  if (!connection) return undefined;
  const { api, stage, id } = connection;
  return { service: "execute-api", call: `${api}/${stage}/${request.method}/@connections/${id}` };
}

function pass(asked: Onward, response: ServerResponse, to: URL, body: Buffer) {
  const onward = forward(to, asked, pipeReply(response));
  onward.on("error", (error) => response.destroy(error));
  response.on("close", () => onward.destroy());
  onward.end(body);
}

const strange = "The security token included in the request is invalid.";

function handlerOf({ behind, databaseKey, access }: Options) {
  const places = new Map(
    Object.entries(behind).map(([name, origin]) => [name, new URL(origin)] as const),
  );
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const found = addressed(request);
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const service: Service = services[found.service];
    const body = await readBody(request, mostBytes);
    const caller = access().callerOf(keyOf(headers.authorization));
    if (!caller) return refuse(response, service.unknown, strange);
    if (caller !== "operator") {
      // What is sent to a connection is any text.
      const isJson = found.service !== "execute-api";
      const input = (isJson ? JSON.parse(body.toString() || "{}") : {}) as RawObject;
      const refused = access().refuse(caller, service.asks(found.call, input));
      if (refused) return refuse(response, service.denied, refused.message);
    }
    const authorization = headers.authorization!.replace(credential, `Credential=${databaseKey}`);
    const onward = { method, url, headers: { ...headers, authorization } };
    pass(onward, response, places.get(found.service)!, body);
  };
}

/**
 * Proxy in front of tables, queues, secrets, keys and mail that allows what the caller's role
 * allows, as AWS does. The caller is identified by the access key in the signature; only this
 * machine reaches this address, so the signature itself is not checked.
 */
export async function startGate(options: Options) {
  const handle = handlerOf(options);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      options.log.failure(`gate ${request.headers["x-amz-target"] ?? request.url}`, error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = 65_000;
  const origin = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    origin,
    /** The variables by which the SDK finds the local services. */
    environment: {
      AWS_ENDPOINT_URL_DYNAMODB: origin,
      AWS_ENDPOINT_URL_SQS: origin,
      AWS_ENDPOINT_URL_SECRETS_MANAGER: origin,
      AWS_ENDPOINT_URL_SESV2: origin,
      AWS_ENDPOINT_URL_KMS: origin,
    },
    stop: () => close(server),
  };
}
