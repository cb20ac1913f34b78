// Rempart's service worker does one thing: it says that it is somebody's turn when no page of theirs does.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });
const at = (url) => (page) => new URL(page.url).pathname === url;

self.addEventListener('push', (event) => {
  const news = event.data?.json();
  if (news) event.waitUntil(tell(news));
});

async function tell({ title, body, url, tag }) {
  // Whoever looks at the table sees it there.
  const seen = (await pages()).some((page) => page.visibilityState === 'visible' && at(url)(page));
  if (!seen) await self.registration.showNotification(title, { body, tag, data: { url } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url) {
  const page = (await pages()).find(at(url));
  await (page ? page.focus() : self.clients.openWindow(url));
}
