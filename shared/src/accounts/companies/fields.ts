import * as z from "zod/mini";
import { companyRoles } from "../../kernel/company-roles.ts";
import { id } from "../../kernel/ids.ts";

/** What a member may do in a company. */
export const memberRoles = z.array(z.enum(companyRoles));
/** The roles that an owner gives: one at least. */
export const givenRoles = memberRoles.check(z.minLength(1), z.maxLength(companyRoles.length));

/** The parameters of a call about one company. */
export const ofCompany = z.object({ companyId: id("cmp") });
