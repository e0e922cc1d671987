import {
  Agent,
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type ServerResponse,
} from "node:http";
import { readBody, TooLarge } from "./body.ts";
import { corsHeaders, type CorsRule } from "./bucket-cors.ts";
import { holdToSource } from "./copy-condition.ts";
import type { Log } from "./log.ts";
import { putObject } from "./objects.ts";
import { close, listen } from "./ports.ts";
import { Denied, verifyRequest } from "./signature.ts";
import { type UploadForm, verifyUpload } from "./upload-policy.ts";
import { escape } from "./html.ts";

interface Options {
  /** The storage behind, which checks nothing. */
  storage: string;
  port?: number;
  cors(bucket: string): CorsRule[];
  log: Log;
}

const agent = new Agent({ keepAlive: true });
const mostBytes = 64 * 1024 * 1024;

function sendError(response: ServerResponse, request: IncomingMessage, error: Denied) {
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
      throw new Denied(
        400,
        "MalformedPOSTRequest",
        "The body of your POST request is not well-formed multipart/form-data.",
      );
    });
  const file = form.get("file");
  if (!(file instanceof Blob))
    throw new Denied(400, "InvalidArgument", "POST requires exactly one file upload per request.");
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

async function upload(request: IncomingMessage, response: ServerResponse, storage: string) {
  const bucket = (request.url ?? "/").split(/[/?]/)[1] ?? "";
  const form = await formOf(request, bucket);
  verifyUpload(form);
  const key = form.fields.get("key") ?? "";
  if (!key) throw new Denied(400, "InvalidArgument", "Bucket POST must contain a field named key.");
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

function pass(request: IncomingMessage, response: ServerResponse, storage: string): Promise<void> {
  const { hostname, port } = new URL(storage);
  const url = request.url ?? "/";
  return new Promise((done, failed) => {
    const onward = httpRequest(
      {
        hostname,
        port,
        agent,
        method: request.method,
        path: withoutSignature(url),
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...overridesOf(url) });
        answer.pipe(response).on("finish", done).on("error", failed);
      },
    );
    onward.on("error", failed);
    request.pipe(onward);
  });
}

/** Stands in front of the buckets and enforces what S3 enforces: signatures, expiry, policies. */
export async function startBucketGate({ storage, port = 0, cors, log }: Options) {
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const bucket = (request.url ?? "/").split(/[/?]/)[1] ?? "";
    const allowed = corsHeaders(cors(bucket), request);
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value);
    if (request.method === "OPTIONS") {
      response.writeHead("access-control-allow-origin" in allowed ? 200 : 403).end();
      return;
    }
    const isForm = request.headers["content-type"]?.startsWith("multipart/form-data");
    if (request.method === "POST" && isForm) return upload(request, response, storage);
    verifyRequest(request);
    await holdToSource(request, storage);
    return pass(request, response, storage);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      if (error instanceof Denied) return sendError(response, request, error);
      if (error instanceof TooLarge)
        return sendError(response, request, new Denied(400, "EntityTooLarge", error.message));
      log.failure(`bucket ${request.method} ${request.url?.split("?")[0]}`, error);
      sendError(response, request, new Denied(500, "InternalError", "We encountered an error."));
    });
  });
  const at = await listen(server, port);
  return { origin: `http://127.0.0.1:${at}`, port: at, stop: () => close(server) };
}
