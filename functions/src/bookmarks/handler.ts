import { bookmarkRoutes } from "@bupum/shared/bookmarks/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(bookmarkRoutes, operations);
