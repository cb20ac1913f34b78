// A page that is opened from the disk may not start workers, and the search is one. There it runs in
// a hidden frame instead.
if (location.protocol === 'file:') {
  window.Worker = class {
    onmessage = null;
    onerror = null;

    constructor(url) {
      this.frame = document.createElement('iframe');
      this.frame.hidden = true;
      this.frame.srcdoc = '<!doctype html><body></body>';
      this.inside = new Promise((resolve) => {
        this.frame.onload = () => resolve(this.start(url));
      });
      document.body.append(this.frame);
    }

    start(url) {
      const inside = this.frame.contentWindow;
      inside.postMessage = (data) => setTimeout(() => this.onmessage?.({ data: structuredClone(data) }));
      const script = inside.document.createElement('script');
      script.src = url;
      return new Promise((resolve) => {
        script.onload = () => resolve(inside);
        script.onerror = (event) => this.onerror?.(event);
        inside.document.body.append(script);
      });
    }

    postMessage(given) {
      const data = structuredClone(given);
      void this.inside.then((inside) => inside.onmessage({ data }));
    }

    terminate() {
      this.frame.remove();
    }
  };
}
