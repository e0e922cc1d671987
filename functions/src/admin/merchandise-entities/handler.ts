import { merchandiseEntityRoutes } from "@bupum/shared/merchandises/admin-contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(merchandiseEntityRoutes, operations, "admin");
