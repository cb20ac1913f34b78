/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module '*.json?icons' {
  const icons: Record<string, { name: string; by: string; d: string }>;
  export default icons;
}
