import * as z from "zod/mini";
import { adminRoles, everyAdmin } from "../../kernel/admin-roles.ts";
import { id } from "../../kernel/ids.ts";
import { route, type Routes } from "../../kernel/route.ts";
import { ofSession, openSessions } from "../sessions/contract.ts";
import { role } from "../users/contract.ts";
import { loginDraft, token } from "./contract.ts";

export const adminAuthRoutes = {
  login: route({
    method: "POST",
    path: "/auth/login",
    access: "public",
    summary: "Logs an admin in.",
    body: loginDraft,
    reply: token,
    problems: ["LOGIN_FAILED", "LOGIN_LOCKED"],
    cost: "login",
  }),
} satisfies Routes;

export const adminMeRoutes = {
  me: route({
    method: "GET",
    path: "/me",
    access: "admin",
    roles: everyAdmin,
    summary: "Reads the admin who is logged in.",
    reply: z.object({
      id: id("usr"),
      userId: z.string(),
      name: z.string(),
      role,
      adminRole: z.enum(adminRoles),
    }),
    problems: [],
    cost: "read",
  }),
  sessions: route({
    method: "GET",
    path: "/me/sessions",
    access: "admin",
    roles: everyAdmin,
    summary: "Lists where the admin is logged in, newest first.",
    reply: openSessions,
    problems: [],
    cost: "read",
  }),
  endSession: route({
    method: "DELETE",
    path: "/me/sessions/{sessionId}",
    access: "admin",
    roles: everyAdmin,
    summary: "Ends one of the admin's own sessions.",
    params: ofSession,
    problems: ["VERSION_CONFLICT"],
    cost: "write",
  }),
} satisfies Routes;
