import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteFiles } from "../../src/sites/site-files.ts";

interface Stored {
  body: Buffer;
  contentType: string;
  /** Compressed copies that the build wrote beside the file. */
  encoded: Record<string, Buffer>;
}

export interface FileReply {
  body: Buffer;
  headers: Record<string, string>;
}

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** The files of a built site in memory, by the path they are asked for. */
export function openSiteFiles(dist: string, prefix: string) {
  const files = new Map<string, Stored>();
  for (const { key, body, contentType } of siteFiles(dist, prefix)) {
    const encoded: Record<string, Buffer> = {};
    for (const [encoding, extension] of encodings) {
      const file = join(dist, key.slice(prefix.length) + extension);
      if (existsSync(file)) encoded[encoding] = readFileSync(file);
    }
    files.set(`/${key}`, { body, contentType, encoded });
  }

  return (path: string, acceptEncoding = ""): FileReply | undefined => {
    const found = files.get(path);
    if (!found) return undefined;
    const { body, contentType, encoded } = found;
    const headers: Record<string, string> = { "content-type": contentType };
    if (Object.keys(encoded).length > 0) headers["vary"] = "Accept-Encoding";
    for (const [encoding] of encodings) {
      const compressed = encoded[encoding];
      if (compressed && new RegExp(`\\b${encoding}\\b`).test(acceptEncoding))
        return { body: compressed, headers: { ...headers, "content-encoding": encoding } };
    }
    return { body, headers };
  };
}

export type SiteFiles = ReturnType<typeof openSiteFiles>;
