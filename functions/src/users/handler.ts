import { userRoutes } from "@bupum/shared/users/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(userRoutes, operations);
