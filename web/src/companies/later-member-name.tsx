import { laterSection } from "@bupum/ui/frame/later-section";

/** The name of who asked or ordered in a company's name: loaded by pages that seldom have one. */
export const LaterMemberName = laterSection(
  async () => (await import("./member-name.tsx")).MemberName,
  { quiet: true },
);
