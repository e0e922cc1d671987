import type { Right } from "./report.ts";

/** Rights that no test needs and that stay, each with its reason. */
const kept: { role?: RegExp; action: string; resource: RegExp; why: string }[] = [
  {
    action: "s3:ListBucket",
    resource: /-uploads/,
    why: "by it S3 says 404, not 403, for a file that was never sent or is gone",
  },
  {
    role: /userestimatesRole|adminmanufactorentitiesRole/,
    action: "s3:GetObject",
    resource: /-uploads.*\/quarantine\//,
    why: "looks at a file that is to be attached, which is tested where others attach one",
  },
  {
    action: "s3:GetObject",
    resource: /-uploads.*\/drafts\//,
    why: "a file that a draft names may be claimed by whatever its owner attaches it to",
  },
];

/** Why a right stays that no test needs; undefined where no reason is given. */
export const reasonOf = (right: Right): string | undefined =>
  kept.find(
    ({ role, action, resource }) =>
      (!role || role.test(right.role)) && action === right.action && resource.test(right.resource),
  )?.why;
