import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpRequest } from "@smithy/core/protocols";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Call, callSigned, signerOf } from "./signer.ts";

const secret = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const signer = (service: string, region: string, sessionToken?: string) =>
  signerOf(service, {
    config: {
      credentials: async () => ({
        accessKeyId: "AKIDEXAMPLE",
        secretAccessKey: secret,
        ...(sessionToken && { sessionToken }),
      }),
      region: async () => region,
    },
  });

test("the request of AWS's own documentation gets the signature that stands there", async () => {
  const hostname = "iam.amazonaws.com";
  const request = new HttpRequest({
    method: "GET",
    hostname,
    path: "/",
    query: { Action: "ListUsers", Version: "2010-05-08" },
    headers: {
      host: hostname,
      "content-type": "application/x-www-form-urlencoded; charset=utf-8",
    },
  });
  const signingDate = new Date("2015-08-30T12:36:00Z");
  const { headers } = await signer("iam", "us-east-1").sign(request, { signingDate });
  expect(headers["authorization"]).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, " +
      "SignedHeaders=content-type;host;x-amz-date, " +
      "Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7",
  );
});

let arrived: { request: IncomingMessage; body: string };
let answered = true;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    arrived = { request, body };
    if (answered) response.writeHead(403).end("no");
    else response.destroy();
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server on a port has such an address.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: Buffer | string, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** The signature of what arrived, by the rules of AWS and not by the package. */
function signatureOf({ request, body }: typeof arrived): string {
  const [, scope = "", names = ""] = /Credential=\w+\/([^,]+), SignedHeaders=([^,]+)/.exec(
    request.headers.authorization!,
  )!;
  // Every service but S3 encodes each part of the path a second time.
  const path = request.url!.split("/").map(encodeURIComponent).join("/");
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name])}`);
  const asked = [request.method, path, "", ...headers, "", names, sha256(body)].join("\n");
  const date = String(request.headers["x-amz-date"]);
  const key = scope.split("/").reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, ["AWS4-HMAC-SHA256", date, scope, sha256(asked)].join("\n")).toString("hex");
}

const call = (change: Partial<Call> = {}): Call => ({
  method: "POST",
  url: new URL(`${origin}/ws/@connections/L0SM9cOFvHcCIhw%3D`),
  headers: { "content-type": "application/json" },
  body: '{"type":"가"}',
  timeoutMs: 5_000,
  ...change,
});

test.each<[string, Partial<Call>]>([
  ["a text", {}],
  ["nothing", { method: "DELETE", body: "" }],
])("a call with %s arrives as it was signed, with its session's token", async (_what, change) => {
  const reply = await callSigned(signer("execute-api", "ap-northeast-2", "token"), call(change));
  expect(reply).toEqual({ status: 403, text: "no" });
  const { headers } = arrived.request;
  expect(headers["x-amz-security-token"]).toBe("token");
  expect(/Signature=(\w+)$/.exec(headers.authorization!)?.[1]).toBe(signatureOf(arrived));
});

test("a call without an answer has none", async () => {
  answered = false;
  expect(await callSigned(signer("kms", "ap-northeast-2"), call())).toBeUndefined();
});
