import { fileRoutes } from "@bupum/shared/files/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(fileRoutes, operations);
