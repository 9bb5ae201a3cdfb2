// The text of /app.js, which runs in the browser.
const APP_JS = `
  function showFree(answer) {
    document.getElementById('free').textContent = 'Free from ' + answer.from;
  }
  var place = document.getElementById('free');
  if (place) {
    var script = document.createElement('script');
    script.src = '/api/free?callback=showFree&cabin=' + place.dataset.cabin;
    document.head.append(script);
  }
`;

module.exports = { APP_JS };
