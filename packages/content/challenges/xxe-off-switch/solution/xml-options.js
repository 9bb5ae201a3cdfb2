// What our XML parser does besides parsing. An order needs none of it.
module.exports = {
  doctype: false, // accept documents with a DOCTYPE; otherwise refuse them
  loadDtd: false, // load the DTD that a DOCTYPE names, and parameter entities
  entities: false, // replace entities by their text, or by the file they name
  network: false, // load from http: and https: as well
  limit: true, // stop when entities add more than 20,000 characters
  xinclude: false, // replace xi:include by the file it names
};
