import { healthRoutes } from "@bupum/shared/health/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(healthRoutes, operations, "admin");
