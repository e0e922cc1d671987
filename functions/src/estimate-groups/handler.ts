import { groupRoutes } from "@bupum/shared/estimate-groups/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(groupRoutes, operations);
