import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Access } from "../access/access.ts";
import type { Ask } from "../access/policy.ts";
import { listAsk, objectStoreAsks, placeOf, uploadAsks } from "../access/s3-asks.ts";
import { readBody, TooLarge } from "../kernel/body.ts";
import { corsHeaders, type CorsRule } from "./cors.ts";
import { holdToSource } from "./copy-condition.ts";
import type { Log } from "../kernel/log.ts";
import { putObject } from "./objects.ts";
import { forward } from "../kernel/forward.ts";
import { close, listen } from "../kernel/ports.ts";
import { AccessDenied, verifyRequest } from "./signature.ts";
import { type UploadForm, verifyUpload } from "./upload-policy.ts";
import { escape } from "../inboxes/html.ts";

interface Options {
  /** The storage behind, which has no access control. */
  storage: string;
  port?: number;
  cors(bucket: string): CorsRule[];
  access(): Access;
  log: Pick<Log, "failure">;
}

const mostBytes = 64 * 1024 * 1024;

function sendError(response: ServerResponse, request: IncomingMessage, error: AccessDenied) {
  const { status, code, message } = error;
  const resource = escape(request.url?.split("?")[0] ?? "");
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code>` +
      `<Message>${escape(message)}</Message><Resource>${resource}</Resource></Error>`,
  );
}

async function formOf(request: IncomingMessage, bucket: string) {
  const body = await readBody(request, mostBytes);
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw new AccessDenied(
        400,
        "MalformedPOSTRequest",
        "The body of your POST request is not well-formed multipart/form-data.",
      );
    });
  const file = form.get("file");
  if (!(file instanceof Blob))
    throw new AccessDenied(
      400,
      "InvalidArgument",
      "POST requires exactly one file upload per request.",
    );
  const fileName = "name" in file ? String(file.name) : "";
  const fields = new Map<string, string>();
  for (const [name, value] of form)
    if (typeof value === "string") fields.set(name.toLowerCase(), value);
  fields.set("key", (fields.get("key") ?? "").replaceAll("${filename}", fileName));
  const checked: UploadForm = { bucket, fields, fileName, size: file.size };
  return { ...checked, file };
}

/** What the storage keeps with an object: its type, disposition and own metadata. */
function headersOf(fields: Map<string, string>): Record<string, string> {
  const kept = ["content-type", "content-disposition", "content-encoding", "cache-control"];
  return Object.fromEntries(
    [...fields].filter(([name]) => kept.includes(name) || name.startsWith("x-amz-meta-")),
  );
}

/** Throws Denied unless the holder of the key may do that; returns the holder. */
function mustBeAllowed(access: Access, keyId: string, asks: Ask[]) {
  const caller = access.callerOf(keyId)!;
  const refused = access.refuse(caller, asks);
  if (refused) throw new AccessDenied(403, "AccessDenied", refused.message);
  return caller;
}

const knowing = (access: Access) => (keyId: string) => access.callerOf(keyId) !== undefined;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  storage: string;
  access: Access;
}

async function upload({ request, response, storage, access }: Exchange) {
  const { bucket } = placeOf(request.url ?? "/");
  const form = await formOf(request, bucket);
  const keyId = verifyUpload(form, knowing(access));
  mustBeAllowed(access, keyId, uploadAsks(bucket, form.fields));
  const key = form.fields.get("key") ?? "";
  if (!key)
    throw new AccessDenied(400, "InvalidArgument", "Bucket POST must contain a field named key.");
  const headers = headersOf(form.fields);
  const etag = await putObject(storage, { bucket, key, body: form.file, headers });
  const wanted = Number(form.fields.get("success_action_status") ?? 204);
  const status = [200, 201].includes(wanted) ? wanted : 204;
  const location = `http://${request.headers.host}/${bucket}/${encodeURIComponent(key)}`;
  response.writeHead(status, { etag, location, "content-type": "application/xml" });
  response.end(
    status === 201
      ? `<PostResponse><Location>${escape(location)}</Location><Bucket>${escape(bucket)}</Bucket>` +
          `<Key>${escape(key)}</Key><ETag>${escape(etag)}</ETag></PostResponse>`
      : undefined,
  );
}

/** Headers of the answer that a signed URL may ask for, such as response-content-disposition. */
function overridesOf(url: string): Record<string, string> {
  const { searchParams } = new URL(url, "http://gate");
  const overrides: Record<string, string> = {};
  for (const [name, value] of searchParams)
    if (name.startsWith("response-")) overrides[name.slice("response-".length)] = value;
  return overrides;
}

function withoutSignature(url: string): string {
  const { pathname, searchParams } = new URL(url, "http://gate");
  for (const name of Array.from(searchParams.keys()))
    if (/^x-amz-|^response-/i.test(name)) searchParams.delete(name);
  const query = String(searchParams);
  return query ? `${pathname}?${query}` : pathname;
}

/**
 * Throws Denied unless the caller may do it; returns whether it may learn that an object is absent.
 */
function admit({ request, access }: Exchange): () => boolean {
  const { url = "/", method = "GET", headers } = request;
  const keyId = verifyRequest(request, knowing(access));
  const caller = mustBeAllowed(access, keyId, objectStoreAsks({ method, url, headers }));
  return () => access.allows(caller, listAsk(placeOf(url).bucket));
}

function pass({ request, response, storage }: Exchange, mayKnow: () => boolean): Promise<void> {
  const { url = "/", method, headers } = request;
  return new Promise((done, failed) => {
    const asked = { method, url: withoutSignature(url), headers };
    const onward = forward(new URL(storage), asked, (answer) => {
      // S3 reveals that an object is absent only to callers who may list the bucket.
      if (answer.statusCode === 404 && !mayKnow()) {
        answer.resume();
        return failed(new AccessDenied(403, "AccessDenied", "Access Denied"));
      }
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...overridesOf(url) });
      answer.pipe(response).on("finish", done).on("error", failed);
    });
    onward.on("error", failed);
    request.pipe(onward);
  });
}

/** Stands in front of the buckets and enforces what S3 enforces: signatures, expiry, policies. */
export async function startBucketGate({ storage, port = 0, cors, access, log }: Options) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { bucket } = placeOf(request.url ?? "/");
    const allowed = corsHeaders(cors(bucket), request);
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (request.method === "OPTIONS") {
      response.writeHead("access-control-allow-origin" in allowed ? 200 : 403).end();
      return;
    }
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data");
    const exchange = { request, response, storage, access: access() };
    if (request.method === "POST" && isForm) return upload(exchange);
    const mayKnow = admit(exchange);
    await holdToSource(request, storage);
    return pass(exchange, mayKnow);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof AccessDenied) return sendError(response, request, error);
      if (error instanceof TooLarge)
        return sendError(response, request, new AccessDenied(400, "EntityTooLarge", error.message));
      log.failure(`bucket ${request.method} ${request.url?.split("?")[0]}`, error);
      sendError(
        response,
        request,
        new AccessDenied(500, "InternalError", "We encountered an error."),
      );
    });
  });
  server.keepAliveTimeout = 65_000;
  const at = await listen(server, port);
  return { origin: `http://127.0.0.1:${at}`, port: at, stop: () => close(server) };
}
