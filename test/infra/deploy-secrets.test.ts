import { readFileSync } from "node:fs";
import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { root } from "@bupum/infra/build";
import { lackOf, tokenKey } from "@bupum/infra/deploy/deploy-secrets";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What Secrets Manager answers to each action, and the actions that were requested. */
let answers: Record<string, { error: string } | { body: object }>;
let asked: string[];
let server: Server;

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer((request, response) => {
    const action = String(request.headers["x-amz-target"]).split(".")[1]!;
    asked.push(action);
    const answer = answers[action] ?? { error: "InternalServiceError" };
    const body = "error" in answer ? { __type: answer.error } : answer.body;
    response.writeHead("error" in answer ? 400 : 200, {
      "content-type": "application/x-amz-json-1.1",
    });
    request.resume().on("end", () => response.end(JSON.stringify(body)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  // The address of a server that listens on a port has this shape.
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_REGION", "ap-northeast-2");
  vi.stubEnv("AWS_ACCESS_KEY_ID", "none");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "none");
  vi.stubEnv("AWS_MAX_ATTEMPTS", "1");
});

afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const held = { privateKey: "kept", kid: "1" };

test("a provider's secret is checked for existence without reading it", async () => {
  answers = { DescribeSecret: { body: { Name: "bupum/dev/solapi" } } };
  expect(await lackOf("bupum/dev/solapi")).toBeUndefined();
  expect(asked).toEqual(["DescribeSecret"]);
});

test("a provider's secret that is missing, or cannot be checked, is reported and the deploy continues", async () => {
  answers = { DescribeSecret: { error: "ResourceNotFoundException" } };
  expect(await lackOf("bupum/dev/solapi")).toContain("does not exist yet");
  answers = { DescribeSecret: { error: "AccessDeniedException" } };
  expect(await lackOf("bupum/dev/solapi")).toContain("Could not look");
});

test("any other failure of the check ends the deploy", async () => {
  answers = { DescribeSecret: { error: "InvalidRequestException" } };
  await expect(lackOf("bupum/dev/solapi")).rejects.toThrow();
});

test("an existing token key is used and never replaced", async () => {
  answers = { GetSecretValue: { body: { SecretString: JSON.stringify(held) } } };
  expect(await tokenKey("bupum/dev/token-key")).toEqual({ key: held, isNew: false });
  expect(asked).toEqual(["GetSecretValue"]);
});

test.each(["ResourceNotFoundException", "AccessDeniedException"])(
  "the first deploy creates the token key if the check ends in %s",
  async (error) => {
    answers = { GetSecretValue: { error }, CreateSecret: { body: {} } };
    const { key, isNew } = await tokenKey("bupum/dev/token-key");
    expect(isNew).toBe(true);
    expect(key.privateKey).toContain("PRIVATE KEY");
  },
);

test("an existing token key that cannot be read ends the deploy with that reason", async () => {
  answers = {
    GetSecretValue: { error: "AccessDeniedException" },
    CreateSecret: { error: "ResourceExistsException" },
  };
  await expect(tokenKey("bupum/dev/token-key")).rejects.toMatchObject({
    name: "AccessDeniedException",
  });
});

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("the document lists every action on secrets that the deploy uses", () => {
  const sent = [...read("infra/src/deploy/deploy-secrets.ts").matchAll(/new (\w+)Command\(/g)];
  const named = [...read("docs/operations.md").matchAll(/^\|.*secretsmanager:.*$/gm)].join("\n");
  expect(sent.length).toBeGreaterThan(0);
  for (const [, action] of sent) expect(named).toContain(`secretsmanager:${action}`);
});
