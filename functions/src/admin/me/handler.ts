import { adminMeRoutes } from "@bupum/shared/auth/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(adminMeRoutes, operations, "admin");
