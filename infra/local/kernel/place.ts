import { join, resolve } from "node:path";

/** Where everything of the local cloud lives: the account, the region, and the folders. */
export const region = "ap-northeast-2";
export const account = "000000000000";
export const accessKey = { id: "local", secret: "local" };

export const root = resolve(import.meta.dirname, "../../..");
export const templatesFolder = join(root, "cdk.out");
export const functionsFolder = join(root, "build/local");
/** BUPUM_STATE names another folder, for a second market beside the first one. */
export const stateFolder = resolve(root, process.env["BUPUM_STATE"] ?? ".local");

export const arn = (service: string, name: string) =>
  `arn:aws:${service}:${region}:${account}:${name}`;
