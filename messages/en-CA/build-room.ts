export * from "../en-US/build-room.ts";
