import { everyAdmin } from "../../kernel/admin-roles.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { fileLink, ofFile, upload } from "./contract.ts";

export const adminFileRoutes = {
  upload: route({ ...upload, access: "admin", roles: everyAdmin }),
  get: route({
    method: "GET",
    path: "/files/{id}",
    access: "admin",
    roles: everyAdmin,
    summary: "Signs a five-minute link to any claimed file.",
    params: ofFile,
    reply: fileLink,
    problems: ["NOT_FOUND", "BUSY", "FILE_EXCHANGED"],
    cost: "read",
  }),
} satisfies Routes;
