import { randomInt } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "../kernel/body.ts";
import { openNote } from "../kernel/journal.ts";
import { physicalName, secretArn, secretNameOf } from "../templates/identities.ts";
import { providerSecrets, tokenKeySecret } from "./overrides.ts";
import type { RawObject, Resource } from "../templates/template.ts";
import { createTokenKey, publicKeyOf, type TokenKey } from "../../src/deploy/token-key.ts";

/** The secrets of this machine: made at first start, kept in `file`, never in the repository. */
export function openSecrets(file?: string) {
  const note = openNote<{ texts: Record<string, string>; tokenKey?: TokenKey }>(file, {
    texts: {},
  });
  const { value } = note;
  value.tokenKey ??= createTokenKey();
  value.texts[tokenKeySecret] = JSON.stringify(value.tokenKey);
  for (const { name, value: given } of Object.values(providerSecrets))
    value.texts[name] = JSON.stringify(given);
  note.save();

  const find = (id: string): string | undefined => value.texts[secretNameOf(id)];

  return {
    tokenPublicKey: publicKeyOf(value.tokenKey),
    find,
    /** Makes the secrets that the templates ask CloudFormation to generate. */
    create(resources: Resource[]) {
      for (const resource of resources) {
        const name = physicalName(resource);
        const { GenerateSecretString: wish, SecretString: given } = resource.properties;
        if (value.texts[name] !== undefined) continue;
        if (typeof given === "string") value.texts[name] = given;
        else value.texts[name] = generate((wish ?? {}) as RawObject);
      }
      note.save();
    },
    /** The JSON 1.1 protocol of Secrets Manager; functions only ever read. */
    async handle(request: IncomingMessage, response: ServerResponse) {
      const action = String(request.headers["x-amz-target"]).split(".").at(-1);
      const { SecretId: id } = JSON.parse(String(await readBody(request)) || "{}") as RawObject;
      const found = typeof id === "string" ? find(id) : undefined;
      const reply =
        action !== "GetSecretValue"
          ? { __type: "InvalidRequestException", message: `${action} is not here` }
          : found === undefined
            ? { __type: "ResourceNotFoundException", message: "Can't find the specified secret." }
            : { ARN: secretArn(String(id)), Name: id, SecretString: found, VersionId: "local" };
      response.writeHead("__type" in reply ? 400 : 200, {
        "content-type": "application/x-amz-json-1.1",
      });
      response.end(JSON.stringify(reply));
    },
  };
}

export type Secrets = ReturnType<typeof openSecrets>;

const marks = "!#$%&()*+,-./:;<=>?@[]^_`{|}~";

function generate(wish: RawObject): string {
  const letters = [
    wish["ExcludeLowercase"] ? "" : "abcdefghijklmnopqrstuvwxyz",
    wish["ExcludeUppercase"] ? "" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    wish["ExcludeNumbers"] ? "" : "0123456789",
    wish["ExcludePunctuation"] ? "" : marks,
  ]
    .join("")
    .split("")
    .filter((letter) => !String(wish["ExcludeCharacters"] ?? "").includes(letter));
  const length = Number(wish["PasswordLength"] ?? 32);
  const text = Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
  const key = wish["GenerateStringKey"];
  if (typeof key !== "string") return text;
  const rest = JSON.parse(String(wish["SecretStringTemplate"] ?? "{}")) as object;
  return JSON.stringify({ ...rest, [key]: text });
}
