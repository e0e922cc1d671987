import { imageRoutes } from "@bupum/shared/images/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(imageRoutes, operations);
